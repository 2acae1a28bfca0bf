import { api, type Recommendation } from '@foothold/contract';
import { Route, Routes } from 'react-router';
import type { FakeServer } from '#shared/testing/fake-server.ts';
import { showPage } from '#shared/testing/show-page.tsx';
import { IdeaPage } from './idea-page.tsx';
import { RecommendationsPage } from './recommendations-page.tsx';

/** The list and the pages of its ideas, with these on the server, to somebody who has been here before. */
export function showIdeas(server: FakeServer, ideas: Recommendation[], under = '') {
  localStorage.setItem('first-visit:recommendations', 'seen');
  server.answers(api.recommendations.list, { recommendations: ideas });
  const pages = (
    <Routes>
      <Route index element={<RecommendationsPage />} />
      <Route path=":id" element={<IdeaPage />} />
    </Routes>
  );
  return showPage(pages, { at: `/recommendations${under}`, route: '/recommendations/*' });
}

/** The page of one of these ideas. */
export const showIdea = (server: FakeServer, idea: Recommendation, ideas = [idea]) =>
  showIdeas(server, ideas, `/${idea.recommendation_id}`);
