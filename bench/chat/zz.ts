import { readFileSync, readdirSync } from 'node:fs';
import { readPassages } from '../../api/chat/passages.ts';
import { createLibrary } from '../../api/chat/library.ts';
import { answerFrom } from '../../api/chat/answers.ts';
import { grade, kindOf, POINTS, readSet } from './grade.ts';
const site = JSON.parse(readFileSync('site.json','utf8'));
const docs = readdirSync('/tmp/c21/pages').filter(f=>!f.includes('preview')).map(f=>{const path=f.replace('.html','').replaceAll('_','/'); return {path, passages: readPassages(readFileSync('/tmp/c21/pages/'+f,'utf8'), path)}});
let t=performance.now();
const lib = createLibrary(docs, site, []);
console.log('library ms', performance.now()-t);
const [,, set, verbose] = process.argv;
if (set === 'ask') { 
  const turns: {sender:'user'|'bot',text:string}[] = [];
  for (const q of (verbose??'').split(' >> ')) { const r = answerFrom(lib, site, q, turns).answer; console.log(q,'→',kindOf(r), JSON.stringify(r)); const f=lib.search.find(q); console.log('   sure', f.sureness.toFixed(2)); for (const h of f.hits.slice(0,5)) console.log('   ', h.score.toFixed(3), h.entry?.ask ?? h.passage?.href+' '+h.passage?.title); turns.push({sender:'user',text:q},{sender:'bot',text:r.response}); }
} else {
const by: Record<string, Record<string, number>> = {}; let points=0; const times:number[]=[];
const all = readSet(set ?? 'development-set');
for (const q of all) {
  const turns: {sender:'user'|'bot',text:string}[] = [];
  let last;
  for (const text of q.turns) { t=performance.now(); last = answerFrom(lib, site, text, turns).answer; times.push(performance.now()-t); turns.push({sender:'user',text},{sender:'bot',text:last.response.slice(0,1000)}); }
  const g = grade(q, last!); points += POINTS[g];
  const row = by[q.category] ??= {right:0,asked:0,missed:0,wrong:0}; row[g]!++;
  (by.TOTAL ??= {right:0,asked:0,missed:0,wrong:0})[g]!++;
  if (g!=='right' && verbose) { const h={score: lib.search.find(q.turns.at(-1)!).sureness}; console.log(g.padEnd(6), q.category.padEnd(10), q.turns.join(' >> ').slice(0,90), ' want', q.kinds.join('|'), q.pages[0] ?? '', '→', kindOf(last!), last!.sources[0]?.href.slice(0,40), (h?.score??0).toFixed(2), last!.response.slice(0,40).replaceAll('\n',' ')); }
}
console.table(by); times.sort((a,b)=>a-b); console.log('points', points/all.length, 'median ms', times[times.length>>1], 'max', times.at(-1), 'right%', 100*by.TOTAL!.right!/all.length, 'wrong%', 100*by.TOTAL!.wrong!/all.length);
}
