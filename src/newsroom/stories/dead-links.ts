import PQueue from 'p-queue';
import type { BrandId } from '#brands';
import type { RequestPublicPage } from '../newsroom-deps.ts';

/** How many public addresses are asked at once for one story. */
const atOnce = 5;

type Link = { readonly brand: BrandId; readonly path: string };

/** The links to public pages that readers do not find, each once. */
export async function deadLinks(requestPublicPage: RequestPublicPage, links: readonly Link[]): Promise<readonly Link[]> {
	const queue = new PQueue({ concurrency: atOnce });
	const unique = [...new Map(links.map((link) => [`${link.brand} ${link.path}`, link])).values()];
	const answers = await queue.addAll(
		unique.map(
			({ brand, path }) =>
				() =>
					requestPublicPage(brand, path),
		),
	);
	return unique.filter((_link, at) => [404, 410].includes(answers[at]?.status ?? 0));
}
