/** Media query for widths at which the hero’s art is below and beside the text rather than at its right. It includes phones. */
export const belowDesktop = '@media (max-width: 63.99rem)';
