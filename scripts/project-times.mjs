// A reporter of Vitest: how long the files of each project took, one after another.
import { writeFileSync } from 'node:fs';

class ProjectTimes {
  #seconds = new Map();

  onTestModuleEnd(module) {
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    const { name } = module.project;
    const before = this.#seconds.get(name) ?? 0;
    this.#seconds.set(name, before + (duration + collectDuration + setupDuration) / 1_000);
  }

  onTestRunEnd() {
    const path = process.env.PROJECT_TIMES;
    if (path) writeFileSync(path, JSON.stringify(Object.fromEntries(this.#seconds)));
  }
}

export default ProjectTimes;
