import { ReadableStream, TextDecoderStream, TransformStream, WritableStream } from 'node:stream/web';

// jsdom in a context of its own lacks the streams every browser has; Node's have the same interface.
Object.assign(globalThis, { ReadableStream, TextDecoderStream, TransformStream, WritableStream });
