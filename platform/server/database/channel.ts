/** Name under which PostgreSQL tells all servers of a new deployment. Part of a released migration. */
export const DEPLOYMENTS_CHANNEL = 'deployments';
