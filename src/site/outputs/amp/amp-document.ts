import type { Brand } from '#brands';
import type { PageType } from '../../page-type.ts';
import { ampCdn } from './amp-cdn.ts';

type AmpDocument = {
	readonly brand: Brand;
	readonly pageType: PageType | 'error';
	readonly head: string;
	readonly css: string;
	readonly body: string;
};

/** The style that hides a page until the runtime is ready; AMP requires it to the letter (AMP HTML, "Required markup"). */
const boilerplate =
	'<style amp-boilerplate>body{-webkit-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-moz-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-ms-animation:-amp-start 8s steps(1,end) 0s 1 normal both;animation:-amp-start 8s steps(1,end) 0s 1 normal both}@-webkit-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-moz-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-ms-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-o-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}</style><noscript><style amp-boilerplate>body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}</style></noscript>';

/** The scripts of AMP's elements, by the element. The newest version of each is 0.1. */
const elements = ['video', 'audio', 'youtube', 'vimeo', 'twitter', 'instagram', 'facebook', 'tiktok', 'consent'] as const;

/** A document in AMP HTML. It loads the script of each element that it uses, and no other: AMP refuses both. */
export function ampDocument({ brand, pageType, head, css, body }: AmpDocument): string {
	const used = elements.filter((name) => body.includes(`<amp-${name} `));
	return [
		`<!doctype html><html amp lang="${brand.locale}" data-brand="${brand.id}"><head><meta charset="utf-8">`,
		'<meta name="viewport" content="width=device-width,initial-scale=1">',
		`<script async src="${ampCdn}/v0.js"></script>`,
		...used.map((name) => `<script async custom-element="amp-${name}" src="${ampCdn}/v0/amp-${name}-0.1.js"></script>`),
		head,
		`<link rel="icon" href="/assets/icons/${brand.id}.svg" type="image/svg+xml"><meta name="theme-color" content="${brand.theme.light.bar}">`,
		`${boilerplate}<style amp-custom>${css}</style></head>`,
		`<body data-page-type="${pageType}" data-output="amp">${body}</body></html>`,
	].join('');
}
