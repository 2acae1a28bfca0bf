import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as the end. */
const NEAR = 8;

interface FollowBottom {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** True while the newest line stays in view. */
  following: boolean;
  toBottom: () => void;
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

  function attach(value: boolean) {
    attached.current = value;
    setFollowing(value);
  }

  const [wasReplying, setWasReplying] = useState(replying);
  if (replying !== wasReplying) {
    setWasReplying(replying);
    if (replying) setFollowing(true);
  }

  useLayoutEffect(() => {
    if (replying) attached.current = true;
  }, [replying]);

  useLayoutEffect(() => {
    if (attached.current) pinToBottom(scroller.current);
  });

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let top = box.scrollTop;
    const onScroll = () => {
      const movedUp = box.scrollTop < top;
      top = box.scrollTop;
      const distance = box.scrollHeight - box.clientHeight - top;
      if (movedUp && distance > 2) attach(false);
      else if (!movedUp && distance <= NEAR) attach(true);
    };
    const onWheel = (event: WheelEvent) => {
      if (event.deltaY < 0 && box.scrollTop > 0) attach(false);
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    box.addEventListener('wheel', onWheel, { passive: true });
    const observer = observeSize([box, content.current], () => {
      if (attached.current) pinToBottom(box);
    });
    return () => {
      box.removeEventListener('scroll', onScroll);
      box.removeEventListener('wheel', onWheel);
      observer?.disconnect();
    };
  }, []);

  function toBottom() {
    attach(true);
    pinToBottom(scroller.current);
  }

  return { scroller, content, following, toBottom };
}

function pinToBottom(box: HTMLElement | null): void {
  if (box) box.scrollTop = box.scrollHeight;
}

function observeSize(elements: (Element | null)[], onChange: () => void): ResizeObserver | null {
  if (!('ResizeObserver' in window)) return null;
  const observer = new ResizeObserver(onChange);
  for (const element of elements) if (element) observer.observe(element);
  return observer;
}
