// The sums of growth-model.ts: one day minute by minute, and the months until an installation is as large as asked.

/** What a person does, and what that costs. Seconds are of one core. */
export interface Installation {
  callsAPersonAndDay: number;
  /** Share of a day's calls that its busiest hour has. */
  busiestHour: number;
  /** A peak over the mean of its hour. */
  peak: number;
  serverSeconds: number;
  databaseSeconds: number;
  /** Share of the calls that ask a model. */
  modelShare: number;
  answerSeconds: number;
  /** Of a core for the words of one answer. */
  wordsSeconds: number;
  streamsAServer: number;
  /** Of a core that one server process is given at the peak. */
  busyShare: number;
  connectionsAServer: number;
  firstKb: number;
  yearlyKb: number;
}

/** A day's curve: a wave with its top at 20:00, sharpened until its busiest hour has the share asked for. */
function shareOfMinutes(busiestHour: number): number[] {
  const curve = (sharpness: number) => {
    const raw = Array.from({ length: 1_440 }, (_, minute) => {
      const wave = (1 + Math.cos(((minute - 1_200) / 1_440) * 2 * Math.PI)) / 2;
      return wave ** sharpness;
    });
    const sum = raw.reduce((all, each) => all + each, 0);
    return raw.map((each) => each / sum);
  };
  const busiest = (shares: number[]) => shares.slice(1_170, 1_230).reduce((all, each) => all + each, 0);
  let [low, high] = [0, 50];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (busiest(curve(middle)) < busiestHour) low = middle;
    else high = middle;
  }
  return curve(high);
}

/** What the busiest minute of a day takes with so many people. */
export function busiestMinute(installation: Installation, people: number) {
  const { peak, modelShare, answerSeconds, serverSeconds, databaseSeconds, wordsSeconds } = installation;
  const share = Math.max(...shareOfMinutes(installation.busiestHour));
  const calls = ((people * installation.callsAPersonAndDay * share) / 60) * peak;
  const serverCores = calls * (serverSeconds + modelShare * wordsSeconds);
  const answers = calls * modelShare * answerSeconds;
  const atWork = Math.max(serverCores / installation.busyShare, answers / installation.streamsAServer);
  const servers = Math.ceil(atWork) + 1;
  return {
    calls,
    serverCores,
    databaseCores: calls * databaseSeconds,
    answers,
    servers,
    connections: servers * installation.connectionsAServer,
  };
}

/** Each month until then: people come evenly, and what they wrote stays. */
export function grow(installation: Installation, { people, months }: { people: number; months: number }) {
  let diskTb = 0;
  return Array.from({ length: months }, (_, at) => {
    const now = (people * (at + 1)) / months;
    diskTb += ((people / months) * installation.firstKb + (now * installation.yearlyKb) / 12) / 1e9;
    return { month: at + 1, people: now, diskTb, ...busiestMinute(installation, now) };
  });
}
