import imran from './clients/imran.svg';
import kamal from './clients/kamal.svg';
import rehana from './clients/rehana.svg';
import shirin from './clients/shirin.svg';

/** Addresses of the portraits of clients. Each is square: 160×160 px. */
export const clientPortraits = { imran, kamal, rehana, shirin } as const;
