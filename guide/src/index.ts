export * from './guide.ts';
