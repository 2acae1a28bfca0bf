import { FIELD_LIMIT, type ParsedResume, type SkillItem } from '@foothold/contract';
import { clip } from '../../resume/clip.ts';
import type { Month } from '../../resume/dates/duration.ts';
import { doubtsOf } from './doubts/doubts.ts';
import { experienceOf } from './experience/experience.ts';
import { fieldNamed } from './experience/field-names.ts';
import { fold } from '../../resume/fold.ts';
import { linesOf, type Line } from './lines.ts';
import { ageOf } from './person/age.ts';
import { locationOf } from './person/location.ts';
import { sectionsOf, type Section } from './sections.ts';
import { certificatesOf } from './skills/certificates.ts';
import { languagesOf } from './skills/languages.ts';
import { skillsOf } from './skills/skills.ts';
import { withJobsFound } from './unheaded.ts';

const MAX_EXPERIENCES = 40;
const MAX_SKILLS = 100;
/** UTF-16 units, some twenty dense pages: what follows is no CV any more, and reading it would hold everybody up. */
const MAX_READ = 60_000;

/**
 * Reads the text of a CV in en, fr, es, pt or he, its first 60,000 UTF-16 units. Pure: jobs that go on end at `now`.
 * Every text it returns is printed in the CV; what isn't there is empty, [] or null.
 */
export function parseResume(text: string, now: Month): ParsedResume {
  const sections = withJobsFound(sectionsOf(linesOf(text.slice(0, MAX_READ))), now);
  const of = (...kinds: Section['kind'][]) => sections.filter(({ kind }) => kinds.includes(kind));
  const personal = linesIn(of('head', 'personal', 'profile'));
  const jobs = of('experience')
    .flatMap(({ lines }) => experienceOf(lines, now))
    .slice(0, MAX_EXPERIENCES);
  const read = {
    experience: jobs.map(({ job }) => job),
    skills: uniqueSkills([
      ...of('skills').flatMap(({ lines }) => skillsOf(lines)),
      ...of('languages').flatMap(({ lines }) => languagesOf(lines)),
      ...of('certificates').flatMap(({ lines }) => certificatesOf(lines)),
    ]),
    education: textOf(of('education').map(withoutLabels)),
    hobbies: textOf(of('hobbies')),
    location: locationOf(personal),
    age: ageOf(personal, now),
  };
  return { ...read, doubts: doubtsOf(read, jobs, { now, isRightToLeft: /\p{Script=Hebrew}/u.test(text) }) };
}

function linesIn(sections: readonly Section[]): Line[] {
  return sections.flatMap(({ lines }) => lines);
}

/** "Title of qualification | NVQ 2": what the form says, without what it asks. */
function withoutLabels({ kind, lines }: Section): Section {
  const answerOf = (line: Line): Line => {
    const [label = '', answer, ...more] = line.cells;
    return answer !== undefined && more.length === 0 && fieldNamed(label) ? { ...line, text: answer } : line;
  };
  return { kind, lines: lines.map(answerOf) };
}

function textOf(sections: readonly Section[]): string {
  return clip(
    linesIn(sections)
      .map((line) => line.text)
      .join('\n'),
    FIELD_LIMIT,
  );
}

/** Each skill once, as first printed. */
function uniqueSkills(skills: readonly SkillItem[]): SkillItem[] {
  const byName = new Map<string, SkillItem>();
  for (const skill of skills) {
    const key = fold(skill.name);
    if (!byName.has(key)) byName.set(key, skill);
  }
  return [...byName.values()].slice(0, MAX_SKILLS);
}
