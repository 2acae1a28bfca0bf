const page = document.documentElement;

/** How a button looks that was pressed and can do nothing yet; that of a form is marked by the script in index.html. */
const HELD = 'aria-disabled';

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
    form.querySelector(`[type=submit][${HELD}]`)?.removeAttribute(HELD);
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
      button.setAttribute(HELD, 'true');
      repeat(() => {
        button.removeAttribute(HELD);
        button.click();
      });
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
