import { gzipSync } from 'node:zlib';
import type { BrandId } from '#brands';
import { crawl, whenAdmitted } from '../browser/crawl.ts';
import type { Answer, Sites } from '../programs/program.ts';

type Checked = {
	/** How many pages of each output are read at most. */
	readonly pages: number;
	/** Returns what is wrong in a document of AMP HTML, a line each. Default: nothing is. */
	readonly ampErrors?: (html: string) => readonly string[];
};

/** The most bytes of a page, with the pictures that it shows without being asked. */
const budgetOf = (body: string): number => (body.includes('data-page-type="story"') ? 40_000 : 55_000);

const isHtml = ({ headers }: Answer): boolean => String(headers['content-type']).startsWith('text/html');

/** Crawls the lite and the amp pages of a brand. Returns what is wrong, a line each: dead links, links out of lite, pages over their budget. */
export async function checkOutputs(sites: Sites, brand: BrandId, { pages, ampErrors = () => [] }: Checked): Promise<readonly string[]> {
	const site = new CheckedSite(sites, brand);
	return [...(await site.checkLite(pages)), ...(await site.checkAmp(pages, ampErrors))];
}

class CheckedSite {
	readonly #sites: Sites;
	readonly #brand: BrandId;
	readonly #statuses = new Map<string, Promise<number>>();
	readonly #pictures = new Map<string, Promise<number>>();

	constructor(sites: Sites, brand: BrandId) {
		this.#sites = sites;
		this.#brand = brand;
	}

	async checkLite(pages: number): Promise<readonly string[]> {
		const wrong: string[] = [];
		// Other pages are asked for, so that dead links are found, but their links are not followed.
		const get = async (path: string) => {
			const answer = await this.#get(path);
			return path.startsWith('/lite/') && isHtml(answer) ? answer : { ...answer, body: '' };
		};
		for await (const { path, answer } of crawl(this.#origin, pages, get, '/lite/')) {
			if (answer.status >= 400) wrong.push(`${path} answers ${answer.status}`);
			if (answer.body !== '') wrong.push(...(await this.#liteErrors(path, answer.body)));
		}
		return wrong;
	}

	async #liteErrors(path: string, body: string): Promise<readonly string[]> {
		const own = path.replace('/lite/', '/').replace(/\?.*/, '');
		const outside = linksOf(body).filter((href) => href.startsWith('/') && !href.startsWith('/lite/') && !href.startsWith(own));
		const mixed = [];
		for (const href of new Set(outside)) if ((await this.#statusOf(`/lite${href}`)) === 200) mixed.push(`${path} leaves lite for ${href}`);
		const bytes = gzipSync(body).length + (await this.#bytesOfPictures(body));
		return [
			...mixed,
			...(bytes > budgetOf(body) ? [`${path} has ${bytes} bytes`] : []),
			...(/<script|<iframe/.test(body) ? [`${path} has a script or a frame`] : []),
			...(body.includes('data-output="lite"') ? [] : [`${path} is not lite`]),
		];
	}

	async checkAmp(pages: number, ampErrors: (html: string) => readonly string[]): Promise<readonly string[]> {
		const wrong: string[] = [];
		for await (const { answer } of crawl(this.#origin, pages, (path) => this.#get(path))) {
			const [, href] = /<link rel="amphtml" href="([^"]+)"/.exec(answer.body) ?? [];
			if (href === undefined) continue;
			const path = new URL(href).pathname;
			const amp = await this.#get(path);
			if (amp.status !== 200 || !amp.body.includes('data-output="amp"')) wrong.push(`${path} answers ${amp.status}, not in amp`);
			else wrong.push(...ampErrors(amp.body).map((error) => `${path}: ${error}`), ...(await this.#ampLinkErrors(path, amp.body)));
		}
		return wrong;
	}

	async #ampLinkErrors(path: string, body: string): Promise<readonly string[]> {
		const wrong = [];
		for (const href of linksOf(body)) {
			if (!href.startsWith(`${this.#origin}/`)) continue;
			const to = href.slice(this.#origin.length);
			if (/^\/(amp|lite|fbia)\//.test(to) || (await this.#statusOf(to)) >= 400) wrong.push(`${path} has a wrong link to ${to}`);
		}
		return wrong;
	}

	#get(path: string): Promise<Answer> {
		return whenAdmitted(() => this.#sites.get(this.#brand, path));
	}

	get #origin(): string {
		return this.#sites.url(this.#brand, '').replace(/\/$/, '');
	}

	#statusOf(path: string): Promise<number> {
		const status = this.#statuses.get(path) ?? this.#get(path).then((answer) => answer.status);
		this.#statuses.set(path, status);
		return status;
	}

	/** Pictures in closed details are fetched only when a reader opens them. */
	async #bytesOfPictures(body: string): Promise<number> {
		const shown = body.replace(/<details.*?<\/details>/gs, '');
		const sources = new Set([...shown.matchAll(/<(?:img|video)\b[^>]*? (?:src|poster)="([^"]+)"/g)].map(([, src = '']) => src));
		const sizes = await Promise.all([...sources].map((src) => this.#bytesOf(src.replaceAll('&amp;', '&'))));
		return sizes.reduce((sum, bytes) => sum + bytes, 0);
	}

	/** Asks for WebP: it is larger than the AVIF that most browsers get, but made in a fraction of the time. */
	#bytesOf(src: string): Promise<number> {
		const bytes =
			this.#pictures.get(src) ??
			whenAdmitted(() => this.#sites.send(this.#brand, src, { method: 'GET', headers: { accept: 'image/webp,*/*' } })).then(({ headers }) =>
				Number(headers['content-length'] ?? 0),
			);
		this.#pictures.set(src, bytes);
		return bytes;
	}
}

const linksOf = (body: string): readonly string[] =>
	[...body.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
