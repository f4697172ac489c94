import lighthouse from 'lighthouse';
import { openBrowser } from '../../tests/support/browser/browser.ts';
import { freePort } from '../../tests/support/programs/free-port.ts';
import type { MeasuredPage } from './pages.ts';
import { type Category, categories, type Result, type Run } from './result.ts';

const moments = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index'];

/** The screen of Lighthouse's phone. It decides which image sizes the browser requests. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Runs of each page. */
const runs = 5;

/** Loads a page as Lighthouse's slow phone does, each time in a new browser. An earlier visit with such a phone fills the server's caches. */
export async function measure(page: MeasuredPage): Promise<Result> {
	const results: Run[] = [];
	await visit(page);
	for (let run = 0; run < runs; run += 1) results.push(await measureOnce(page));
	const slowestFirst = results.toSorted((one, other) => one.scores.performance - other.scores.performance);
	const [slowest] = slowestFirst;
	const median = slowestFirst[Math.floor(runs / 2)];
	if (slowest === undefined || median === undefined) throw new Error('no run gave a result');
	return { ...median, worst: slowest.scores.performance, mostMoved: Math.max(...results.map(({ moved }) => moved)) };
}

async function visit({ url, cookie }: MeasuredPage): Promise<void> {
	const browser = await openBrowser();
	const page = await browser.newPage({ ...phone, extraHTTPHeaders: cookie === undefined ? {} : { cookie } });
	await page.goto(url, { waitUntil: 'networkidle' });
	await browser.close();
}

async function measureOnce({ url, skipped, cookie }: MeasuredPage): Promise<Run> {
	const port = await freePort();
	const browser = await openBrowser([`--remote-debugging-port=${port}`]);
	const found = await lighthouse(url, {
		port,
		onlyCategories: [...categories],
		skipAudits: [...skipped],
		extraHeaders: cookie === undefined ? {} : { cookie },
		logLevel: 'error',
	}).finally(() => browser.close());
	if (found === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
	const { audits, categories: graded } = found.lhr;
	const score = (name: Category) => Math.round((graded[name]?.score ?? 0) * 100);
	const counted = categories.flatMap((name) => graded[name]?.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id) ?? []);
	return {
		scores: {
			performance: score('performance'),
			accessibility: score('accessibility'),
			'best-practices': score('best-practices'),
			seo: score('seo'),
		},
		moved: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
		times: moments.map((id) => audits[id]?.displayValue ?? '?').join(' · '),
		faults: counted.flatMap((id) => {
			const { score: points = null, title = id } = audits[id] ?? {};
			return points !== null && points < 0.9 ? [title] : [];
		}),
	};
}
