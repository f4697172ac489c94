import 'react';

/** Attributes of AMP's elements, as they are written in HTML. */
type AmpAttributes = Readonly<Record<string, unknown>>;

declare module 'react' {
	namespace JSX {
		interface IntrinsicElements {
			'amp-img': AmpAttributes;
			'amp-video': AmpAttributes;
			'amp-audio': AmpAttributes;
			'amp-youtube': AmpAttributes;
			'amp-vimeo': AmpAttributes;
			'amp-twitter': AmpAttributes;
			'amp-instagram': AmpAttributes;
			'amp-facebook': AmpAttributes;
			'amp-tiktok': AmpAttributes;
			'amp-consent': AmpAttributes;
		}
	}
}
