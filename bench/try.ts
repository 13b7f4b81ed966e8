import { measureHostile } from './hostile.ts';
import { measureAddresses, measureFuzz, measureKills, measureWrites } from './reliability.ts';
import { table } from './report.ts';
const [kind = '', n = ''] = process.argv.slice(2);
const kinds = { hostile: () => measureHostile(n), kills: () => measureKills(Number(n)), fuzz: () => measureFuzz(Number(n)), addresses: () => measureAddresses(Number(n)), writes: () => measureWrites() };
console.log(table(await kinds[kind as keyof typeof kinds]()));
