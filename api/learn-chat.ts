import { writeFile } from 'node:fs/promises';
import { everything, learn, WEIGHTS } from './chat/learn.ts';

// Run by the build, after the server is bundled: learns what questions to the chat mean, so that no server has to.
await writeFile(WEIGHTS, (await learn(everything)).weights);
