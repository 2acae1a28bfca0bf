/** When a copy is from, as far as a query knows: so long ago that the server is asked all the same. */
export const OF_LAST_TIME = 0;

/** Whether what a query holds is the copy of an earlier visit, which the server has not answered for yet. */
export const isCopy = ({ data, dataUpdatedAt }: { data?: unknown; dataUpdatedAt: number }): boolean =>
  data !== undefined && dataUpdatedAt === OF_LAST_TIME;
