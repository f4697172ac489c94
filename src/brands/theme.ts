/** Colours of one scheme; every text pair has a contrast of at least 4.5 : 1, every control edge 3 : 1. */
export type Palette = {
	readonly surface: string;
	/** A second surface: bands, cards on colour, code. */
	readonly surfaceAlt: string;
	readonly ink: string;
	readonly inkSoft: string;
	readonly line: string;
	/** Edge of a control, at least 3 : 1 on surface. */
	readonly edge: string;
	readonly accent: string;
	/** Text on accent. */
	readonly accentInk: string;
	/** Accent as text on surface. */
	readonly accentText: string;
	readonly second: string;
	/** Text on second. */
	readonly secondInk: string;
	/** A mark of what happens now. */
	readonly live: string;
	/** Ground of white words about what happens now. */
	readonly liveGround: string;
	readonly focus: string;
	/** Header bar and its text. */
	readonly bar: string;
	readonly barInk: string;
	/** Themed band (brick_full) and its text. */
	readonly band: string;
	readonly bandInk: string;
	/** Softer text and coloured text on a band. */
	readonly bandSoft: string;
	readonly bandAccent: string;
	/** The coloured part of the wordmark, on the bar. */
	readonly markAccent: string;
};

/** Local fonts of one set of metrics, the first that there is stands in for a face of these weights, adjusted to its metrics. */
type StandIn = {
	/** CSS font-weight range, such as `400 549`: a bold face has a bold one stand in. */
	readonly weight: string;
	readonly locals: readonly string[];
	readonly sizeAdjust: string;
	readonly ascent: string;
	readonly descent: string;
	readonly lineGap: string;
};

/** A self-hosted face: a file below `/fonts/`, with what stands in for it while it loads. */
export type Face = {
	readonly family: string;
	readonly file: string;
	/** CSS font-weight range, such as `400 800`. */
	readonly weight: string;
	readonly style: 'normal' | 'italic';
	readonly standIns: readonly StandIn[];
	/** The first screen needs it: it is preloaded. */
	readonly preload: boolean;
};

/** A size in px on a phone and on a wide screen; between the two it grows with the window. */
export type Scale = readonly [phone: number, wide: number];

/** The brand's name as it is drawn; lengths are units of its own box. */
export type Wordmark = {
	readonly width: number;
	readonly height: number;
	readonly shapes: readonly { readonly fill: 'ink' | 'accent' | 'second'; readonly path: string }[];
};

/** The look of a brand: tokens of one system, printed as custom properties on `<html>`. */
export type Theme = {
	readonly light: Palette;
	readonly dark: Palette;
	readonly wordmark: Wordmark;
	/** An SVG document, for the tabs of browsers and search engines; served at `/assets/icons/{id}.svg`. */
	readonly icon: string;
	readonly faces: readonly Face[];
	readonly type: {
		/** font-family lists: headlines, the text of stories, everything else. */
		readonly display: string;
		readonly text: string;
		readonly ui: string;
		/** font-weight and letter-spacing of headlines. */
		readonly displayWeight: number;
		readonly displayTracking: string;
		/** line-height of headlines, and of the largest. */
		readonly displayLeading: number;
		readonly heroLeading: number;
	};
	/** Headlines by the weight of their card, and the titles of blocks. */
	readonly scale: Readonly<Record<'hero' | 'lead' | 'standard' | 'compact' | 'title', Scale>>;
	/** The words above a headline; `font` is a CSS shorthand. With a ground they stand on a pill. */
	readonly kicker: {
		readonly font: string;
		readonly case: 'none' | 'uppercase';
		readonly tracking: string;
		readonly ground?: string;
	};
	/** A card stands on the page, or lies on it with a ground of its own; its words start at its edge or stand in its middle. */
	readonly card: { readonly ground: 'none' | 'raised'; readonly align: 'start' | 'center' };
	/** How the title of a block is set apart: a rule above, nothing but its size, hairlines at both sides, a line under it. */
	readonly heading: 'rule' | 'loud' | 'centred' | 'underlined';
	/** The head of the front page: one bar, a name in the middle of the page, or a bar under a strip of the day. */
	readonly masthead: 'bar' | 'centred' | 'strip';
	/** Stories side by side are parted by hairlines, or by space alone. */
	readonly parting: 'hairline' | 'space';
	/** Corner radii in px. */
	readonly radius: { readonly card: number; readonly control: number; readonly picture: number };
	/** CSS gradient used once a screen, or none. */
	readonly gradient?: string;
	readonly shadow: string;
};
