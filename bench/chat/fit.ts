import { readFileSync, readdirSync } from 'node:fs';
import { readPassages } from '../../api/chat/passages.ts';
import { createLibrary } from '../../api/chat/library.ts';
import { grade, readSet } from './grade.ts';
const site = JSON.parse(readFileSync('site.json','utf8'));
const docs = readdirSync('/tmp/c21/pages').filter(f=>!f.includes('preview')).map(f=>{const path=f.replace('.html','').replaceAll('_','/'); return {path, passages: readPassages(readFileSync('/tmp/c21/pages/'+f,'utf8'), path)}});
const lib = createLibrary(docs, site, []);
const X: number[][] = []; const Y: number[] = []; const Q: string[] = []; const weight: number[] = [];
for (const q of readSet('development-set')) {
  if (q.turns.length > 1 || q.category === 'catalogue' || q.kinds.includes('talk')) continue;
  const { hits: [a, b], unknown, words } = lib.search.find(q.turns[0]!) as never as { hits: import('../../api/chat/search.ts').Hit[]; unknown: number; words: number };
  if (!a) continue;
  const sources = a.entry ? lib.placesOf(a.entry) : [a.passage!];
  const ok = q.kinds.includes('answer') && grade({ ...q, facts: [], kinds: ['answer'] }, { response: '', answered: true, sources: sources.map(({title,href})=>({title,href})) }) === 'right';
  X.push([1, a.score, a.score - (b?.score ?? 0), a.lacks, unknown, Math.min(words,8)/8, a.passage?1:0]); Y.push(ok ? 1 : 0); Q.push(q.turns[0]!);
}
console.log(X.length, Y.reduce((x,y)=>x+y,0));
const names = ['bias','score','margin','lacks','unknown','n','passage'];
function train(idx: number[], use: number[]) { const w = new Array(names.length).fill(0); for (let e=0;e<3000;e++){ const g=new Array(w.length).fill(0); for(const i of idx){ const z=use.reduce((s,k)=>s+w[k]*X[i]![k]!,0); const p=1/(1+Math.exp(-z)); for(const k of use) g[k]+=(p-Y[i]!)*X[i]![k]!; } for(const k of use) w[k]-=1.5*(g[k]/idx.length + (k?0.0005*w[k]:0)); } return w; }
function evalSet(use: number[]) {
  const P: number[] = new Array(X.length);
  for (let f=0;f<5;f++){ const tr=[...X.keys()].filter(i=>i%5!==f); const w=train(tr,use); for(const i of X.keys()) if(i%5===f) P[i]=1/(1+Math.exp(-use.reduce((s,k)=>s+w[k]*X[i]![k]!,0))); }
  const order=[...X.keys()].sort((a,b)=>P[b]!-P[a]!);
  let auc=0,pos=0; const np=Y.reduce((a,b)=>a+b,0); for(const i of order){ if(Y[i]) pos++; else auc+=pos; } auc/=np*(X.length-np);
  const at=[.35,.45,.5,.6,.7].map(t=>{const s=[...X.keys()].filter(i=>P[i]!>=t); const r=s.filter(i=>Y[i]).length; return `${t}: ans ${s.length} right ${(100*r/np).toFixed(0)}% wrong ${(100*(s.length-r)/X.length).toFixed(1)}%`;});
  console.log(use.map(k=>names[k]).join(','), 'auc', auc.toFixed(3), at.join(' | '));
}
evalSet([0,1,2,3,4,5,6]);
const all=[0,1,2,3,4,5,6]; const w=train([...X.keys()],all); console.log(names.map((n,k)=>n+' '+w[k].toFixed(2)).join(', '));
