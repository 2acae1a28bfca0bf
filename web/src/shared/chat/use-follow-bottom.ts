import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as the end. */
const NEAR = 8;
/** Fewer are rounding, and no move. */
const MOVED = 2;

interface FollowBottom {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** True while the newest line stays in view. */
  following: boolean;
  toBottom: () => void;
  /** Stays where it is from here on, as after a scroll up. */
  letGo: () => void;
}

/**
 * Keeps the end of a growing feed in view, but only while the reader is there: any scroll up lets go at once, coming
 * back to the end (or `toBottom`) takes hold again, and so does a message that is sent (`replying`). Nothing else moves
 * for a reader who let go.
 */
export function useFollowBottom(replying: boolean): FollowBottom {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const attached = useRef(true);
  const [following, setFollowing] = useState(true);

  /** Where it was put last: standing above that, the reader has moved up, and the event that says so is on its way. */
  const pinned = useRef(0);

  function attach(value: boolean) {
    attached.current = value;
    setFollowing(value);
  }

  const [wasReplying, setWasReplying] = useState(replying);
  if (replying !== wasReplying) {
    setWasReplying(replying);
    if (replying) setFollowing(true);
  }

  function follow() {
    const box = scroller.current;
    if (!box || !attached.current) return;
    const end = box.scrollHeight - box.clientHeight;
    if (box.scrollTop < Math.min(pinned.current, end) - MOVED) attach(false);
    else pinned.current = pinToBottom(box);
  }

  const onGrown = useEffectEvent(follow);

  useLayoutEffect(() => {
    if (replying) {
      attached.current = true;
      pinned.current = 0;
    }
    onGrown();
  }, [replying]);

  // What grows later is told once it has been laid out: to ask before that would lay it out for every word.
  useLayoutEffect(() => {
    if (!canObserve()) onGrown();
  });

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let top = box.scrollTop;
    const onScroll = () => {
      const movedUp = box.scrollTop < top;
      top = box.scrollTop;
      const distance = box.scrollHeight - box.clientHeight - top;
      if (movedUp && distance > MOVED) attach(false);
      else if (!movedUp && distance <= NEAR) {
        pinned.current = top;
        attach(true);
      }
    };
    const onWheel = (event: WheelEvent) => {
      if (event.deltaY < 0 && box.scrollTop > 0) attach(false);
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    box.addEventListener('wheel', onWheel, { passive: true });
    const observer = observeSize([box, content.current], () => onGrown());
    return () => {
      box.removeEventListener('scroll', onScroll);
      box.removeEventListener('wheel', onWheel);
      observer?.disconnect();
    };
  }, []);

  function toBottom() {
    attach(true);
    if (scroller.current) pinned.current = pinToBottom(scroller.current);
  }

  return { scroller, content, following, toBottom, letGo: () => attach(false) };
}

/** Goes to the end; returns where that is. */
function pinToBottom(box: HTMLElement): number {
  box.scrollTop = box.scrollHeight;
  return box.scrollTop;
}

const canObserve = () => 'ResizeObserver' in window;

function observeSize(elements: (Element | null)[], onChange: () => void): ResizeObserver | null {
  if (!canObserve()) return null;
  const observer = new ResizeObserver(onChange);
  for (const element of elements) if (element) observer.observe(element);
  return observer;
}
