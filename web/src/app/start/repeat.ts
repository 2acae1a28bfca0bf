const page = document.documentElement;

const isReady = () => page.dataset['app'] === 'ready';

/**
 * What is pressed or sent on a prerendered page before the app listens is held, and done once it does. Links and the
 * fields' own work (typing, ticking) go on meanwhile.
 */
export function repeatWhenStarted(startedApp: () => Promise<void>): void {
  const repeat = (again: () => void) => {
    startedApp().then(again, (cause: unknown) => reportError(new Error('The app could not be started', { cause })));
  };
  // The page listens before React has taken over each part of it; index.html marks a form that it could not take yet.
  const submit = (form: HTMLFormElement) => {
    delete form.dataset['sent'];
    form.requestSubmit();
    if (form.dataset['sent'] !== undefined) requestAnimationFrame(() => submit(form));
  };
  const send = (form: HTMLFormElement) => {
    delete form.dataset['sent'];
    repeat(() => submit(form));
  };
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
      if (isReady() || !button || button.getAttribute('type') === 'submit') return;
      event.preventDefault();
      event.stopPropagation();
      repeat(() => button.click());
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      if (!isReady() && event.target instanceof HTMLFormElement) send(event.target);
    },
    true,
  );
  const early = document.querySelector<HTMLFormElement>('form[data-sent]');
  if (early) send(early);
}
