import 'i18next';
import type account from './en/account.json';
import type chat from './en/chat.json';
import type common from './en/common.json';
import type errors from './en/errors.json';
import type example from './en/example.json';
import type feedback from './en/feedback.json';
import type landing from './en/landing.json';
import type legal from './en/legal.json';
import type memory from './en/memory.json';
import type offline from './en/offline.json';
import type onboarding from './en/onboarding.json';
import type plan from './en/plan.json';
import type profile from './en/profile.json';
import type proposals from './en/proposals.json';
import type recommendations from './en/recommendations.json';
import type result from './en/result.json';
import type resume from './en/resume.json';
import type rhythm from './en/rhythm.json';
import type second from './en/second.json';
import type shell from './en/shell.json';
import type today from './en/today.json';
import type week from './en/week.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      account: typeof account;
      chat: typeof chat;
      common: typeof common;
      errors: typeof errors;
      example: typeof example;
      feedback: typeof feedback;
      landing: typeof landing;
      legal: typeof legal;
      memory: typeof memory;
      offline: typeof offline;
      onboarding: typeof onboarding;
      plan: typeof plan;
      profile: typeof profile;
      proposals: typeof proposals;
      recommendations: typeof recommendations;
      result: typeof result;
      resume: typeof resume;
      rhythm: typeof rhythm;
      second: typeof second;
      shell: typeof shell;
      today: typeof today;
      week: typeof week;
    };
  }
}
