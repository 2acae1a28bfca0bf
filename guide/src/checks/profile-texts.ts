import { fieldNames, isTextField, payloadOf, type Profile } from '@foothold/contract';

function textsOf(profile: Profile): string[] {
  return fieldNames.filter((field) => isTextField(field)).map((field) => payloadOf(profile, field));
}

/** Every text of a profile that its person wrote. */
export function profileText(profile: Profile): string {
  return [
    ...textsOf(profile),
    ...profile.skills.flatMap((skill) => [skill.skill_name, skill.notes]),
    ...profile.experiences.flatMap((job) => [job.role_title, job.company_name ?? '', job.description ?? '']),
    ...profile.goals.flatMap((goal) => [goal.goal_type, goal.value]),
  ].join('\n');
}

/** How many facts a profile holds at all; none where it names nothing that somebody can, did, learned or loves. */
function factCount(profile: Profile): number {
  const { skills, experiences, goals, hobbies, education } = profile;
  const texts = textsOf(profile).filter((text) => text !== '');
  const isBlank = hobbies === '' && education === '' && skills.length + experiences.length === 0;
  return isBlank ? 0 : texts.length + skills.length + experiences.length + goals.length;
}

/** From this many facts on, an idea names two of them. */
const RICH = 4;

/** How many facts of the profile an idea has to name. */
export function wantedFacts(profile: Profile): number {
  const count = factCount(profile);
  if (count === 0) return 0;
  return count >= RICH ? 2 : 1;
}
