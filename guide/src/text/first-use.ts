/** What is made when it is asked for first: a thread that never asks has neither the work nor the memory of it. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
