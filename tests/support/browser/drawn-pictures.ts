import type { BrowserContext, Route } from 'playwright-core';

/**
 * Answers requests for pictures with drawings of the size that was asked for, instead of having the program make each
 * picture. `before` is awaited before each answer.
 */
export async function drawPictures(context: BrowserContext, before: () => Promise<unknown> = async () => {}): Promise<void> {
	await context.route(/\/resizer\//, async (route) => {
		await before();
		await draw(route);
	});
}

function draw(route: Route): Promise<void> {
	const { searchParams } = new URL(route.request().url());
	const [width, height] = ['width', 'height'].map((name) => searchParams.get(name));
	// A picture that is not cut has no height in its address. Its drawing has no shape either, and takes that of its place.
	const size = height === null ? '' : `width="${width}" height="${height}"`;
	const body = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%"/></svg>`;
	return route.fulfill({ contentType: 'image/svg+xml', body });
}
