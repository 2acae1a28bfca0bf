import { api, type Recommendation } from '@foothold/contract';
import type { FakeServer } from '#shared/testing/fake-server.ts';
import { showPage } from '#shared/testing/show-page.tsx';
import { RecommendationsPage } from './recommendations-page.tsx';

/** The page with these ideas on the server, to somebody who has been here before. */
export function showIdeas(server: FakeServer, ideas: Recommendation[], search = '') {
  localStorage.setItem('first-visit:recommendations', 'seen');
  server.answers(api.recommendations.list, { recommendations: ideas });
  return showPage(<RecommendationsPage />, { at: `/recommendations${search}` });
}
