/** To wait for a CV with: it is read in a process that gives way to every other, so a busy machine lets it wait long. */
export const CV_READ = { timeout: 60_000 };
