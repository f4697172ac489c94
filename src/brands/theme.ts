/** The colours of one scheme, light or dark; text has a contrast of at least 4.5 : 1, edges of controls 3 : 1. */
export type Palette = {
	readonly surface: string;
	/** A second background colour, to set parts off from the surface. */
	readonly surfaceAlt: string;
	readonly ink: string;
	readonly inkSoft: string;
	readonly line: string;
	/** Edges of controls, at least 3 : 1 on the surface. */
	readonly edge: string;
	readonly accent: string;
	/** Text on the accent colour. */
	readonly accentInk: string;
	/** The accent colour as text on the surface. */
	readonly accentText: string;
	readonly second: string;
	/** Text on the second colour. */
	readonly secondInk: string;
	/** Marks of live coverage. */
	readonly live: string;
	/** Background of white text about live coverage. */
	readonly liveGround: string;
	readonly focus: string;
	/** Background of the header bar, and its text. */
	readonly bar: string;
	readonly barInk: string;
	/** Background of themed bands, and their text. */
	readonly band: string;
	readonly bandInk: string;
	/** Secondary text and coloured text on a band. */
	readonly bandSoft: string;
	readonly bandAccent: string;
	/** The coloured part of the wordmark, on the bar. */
	readonly markAccent: string;
};

/** Local fonts that replace a face while it loads, adjusted to its metrics; the browser takes the first that is installed. */
type FallbackFont = {
	/** CSS font-weight range that the fallback is for, such as `400 549`. */
	readonly weight: string;
	readonly locals: readonly string[];
	readonly sizeAdjust: string;
	readonly ascent: string;
	readonly descent: string;
	readonly lineGap: string;
};

/** A self-hosted font face: a file below `/fonts/`, with its fallback fonts. */
export type Face = {
	readonly family: string;
	readonly file: string;
	/** CSS font-weight range, such as `400 800`. */
	readonly weight: string;
	readonly style: 'normal' | 'italic';
	readonly fallbacks: readonly FallbackFont[];
	/** Fallback fonts for Android, which has neither Arial nor Georgia. */
	readonly androidFallbacks: readonly FallbackFont[];
	/** The first screen needs the face, so pages preload it. */
	readonly preload: boolean;
};

/** A font size in px on a phone and on a wide screen; between the two it grows with the window. */
export type Scale = readonly [phone: number, wide: number];

/** The brand's drawn name, as SVG paths; lengths are units of its own view box. */
export type Wordmark = {
	readonly width: number;
	readonly height: number;
	readonly shapes: readonly { readonly fill: 'ink' | 'accent' | 'second'; readonly path: string }[];
};

/** How the share cards of a brand look: pictures for links in social networks and chats. Colours are hexadecimal. */
export type ShareCardLook = {
	/** A TrueType file in `src/brands/fonts`, for all text of the card. */
	readonly font: string;
	/** letter-spacing and line-height of headlines, in em. */
	readonly tracking: number;
	readonly leading: number;
	/** The background: one colour, or the stops of a gradient from left to right. */
	readonly ground: readonly [string, ...string[]];
	readonly ink: string;
	/** The kicker and the line above it. */
	readonly accent: string;
	readonly kickerCase: 'none' | 'uppercase';
	/** The coloured parts of the wordmark. */
	readonly mark: Readonly<Record<'accent' | 'second', string>>;
	/** Where the picture of a story is: behind the text, or beside it. */
	readonly picture: 'behind' | 'beside';
};

/** The visual design of a brand: design tokens, printed as CSS custom properties on `<html>`. */
export type Theme = {
	readonly light: Palette;
	readonly dark: Palette;
	readonly wordmark: Wordmark;
	/** An SVG document, for the tabs of browsers and search engines; served at `/assets/icons/{id}.svg`. */
	readonly icon: string;
	/** The colour around the icon where an operating system crops it to a shape. */
	readonly iconGround: string;
	readonly shareCard: ShareCardLook;
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
	/** Font sizes of headlines, by the weight of their card, and of block titles. */
	readonly scale: Readonly<Record<'hero' | 'lead' | 'standard' | 'compact' | 'title', Scale>>;
	/** The kicker; `font` is a CSS shorthand, and `ground` the background colour of its pill, if it has one. */
	readonly kicker: {
		readonly font: string;
		readonly case: 'none' | 'uppercase';
		readonly tracking: string;
		readonly ground?: string;
	};
	/** Cards with or without a background of their own; their text at the start or in the middle. */
	readonly card: { readonly ground: 'none' | 'raised'; readonly align: 'start' | 'center' };
	/** Style of block titles: a rule above, a large size alone, hairlines at both sides, or a line below. */
	readonly heading: 'rule' | 'loud' | 'centred' | 'underlined';
	/** The head of the front page: one bar, a centred wordmark, or a bar below a strip with the date. */
	readonly masthead: 'bar' | 'centred' | 'strip';
	/** What separates stories side by side: hairlines, or space alone. */
	readonly parting: 'hairline' | 'space';
	/** Corner radii in px. */
	readonly radius: { readonly card: number; readonly control: number; readonly picture: number };
	/** CSS gradient, used at most once on a screen. */
	readonly gradient?: string;
	readonly shadow: string;
};
