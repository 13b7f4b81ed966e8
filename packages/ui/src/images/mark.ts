/** The mark of the agency, an S of three parallel lines: the path, 40 wide, and its box. */
export const MARK =
  'M32.2-10.8A34 34 0 1 0 0 34A166 166 0 1 1-155.9 257.1M94-34.2A100 100 0 1 0 0 100A100 100 0 1 1-94 234.2M155.7-57.6A166 166 0 1 0 0 166A34 34 0 1 1-32.1 211.3';
export const MARK_BOX = '-178 -178 356 556';
