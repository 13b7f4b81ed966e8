import { chromium } from '@playwright/test';
import { execSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
const base=['--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run','--disable-quic','--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'];
const sets={base:[],gpu:['--disable-gpu','--disable-software-rasterizer'],inproc:['--in-process-gpu'],low:['--disable-gpu','--disable-software-rasterizer','--in-process-gpu','--num-raster-threads=1','--disable-features=IsolateOrigins,site-per-process,SpareRendererForSitePerProcess'],lazy:['--js-flags=--no-opt'],spare:['--disable-features=SpareRendererForSitePerProcess']};
// total cpu of the container's chromium processes: measured by user-hz of this process tree via /proc/*/stat cumulative children
const cpuAll=()=>{let t=0;for(const d of readdirSync('/proc'))if(/^\d+$/.test(d))try{const c=readFileSync(`/proc/${d}/cmdline`,'utf8');if(!c.includes('/tmp/flagtest-')&&!c.includes(globalThis.mark))continue;}catch{}return t;};
const url=process.argv[2];
const own=()=>{const s=readFileSync('/proc/self/stat','utf8').split(') ')[1].split(' ');return (Number(s[11])+Number(s[12])+Number(s[13])+Number(s[14]))*10;};
for(const [name,args] of Object.entries(sets)){
 const b=own();const t=performance.now();
 const br=await chromium.launch({executablePath:process.argv[3],args:[...base,...args]});
 for(let i=0;i<15;i++){const c=await br.newContext({reducedMotion:'reduce'});const p=await c.newPage();p.on('crash',()=>console.log('crash',i));br.on('disconnected',()=>console.log('disc',i));await p.goto(url+['/','/about','/services/ecommerce','/sell/ecommerce','/contact'][i%5]);await p.mouse.move(300,300);await p.waitForFunction(()=>document.documentElement.dataset.hydrated!==undefined||document.querySelector('script[type=module]')!==null).catch(()=>{});await p.waitForTimeout(600).catch((e)=>{console.log('fail',i,e.message);});await c.close();}
 await br.close();
 await new Promise(r=>setTimeout(r,300));
 console.log(name,'cpu ms/page',((own()-b)/15).toFixed(0),'wall',((performance.now()-t)/15).toFixed(0));
}
