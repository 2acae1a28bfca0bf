export * from './schema/account.ts';
export * from './schema/chat.ts';
export * from './schema/feedback.ts';
export * from './schema/mail.ts';
export * from './schema/plan.ts';
export * from './schema/profile.ts';
export * from './schema/recommendations.ts';
export * from './schema/token-use.ts';
