import { chromium } from '@playwright/test';
import { startAsServed } from '../bench/as-started.ts';
const p = await startAsServed(); const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH }); const c = await b.newContext(); const page = await c.newPage();
await page.goto(p.origin + '/'); await page.evaluate(() => navigator.serviceWorker.ready.then(()=>1)); await page.waitForTimeout(3000);
await c.setOffline(true); console.log('after set', await page.evaluate(() => navigator.onLine)); await page.reload(); console.log('after reload', await page.evaluate(() => navigator.onLine)); await page.waitForTimeout(1000); console.log('later', await page.evaluate(() => navigator.onLine)); await b.close(); await p.stop(); process.exit();
