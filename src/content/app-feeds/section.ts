import * as v from 'valibot';
import { isObject } from '../ans/json.ts';
import { fitting, flag, list, text, texts } from './fields.ts';

const map = <Schema extends v.GenericSchema>(value: Schema) => fitting(v.record(v.string(), value));

const members = v.object({
	_id: v.string(),
	_website: v.string(),
	node_type: v.picklist(['section', 'link']),
	name: v.string(),
	display_name: text,
	url: text,
	inactive: flag,
	/** The SDK for Android needs it on each node. */
	navigation: v.fallback(texts('nav_title'), {}),
	parent: map(v.string()),
	ancestors: map(v.array(v.string())),
	order: map(v.pipe(v.number(), v.integer())),
	site: fitting(
		texts('site_url', 'site_about', 'site_description', 'site_tagline', 'site_title', 'site_keywords', 'pagebuilder_path_for_native_apps'),
	),
	social: fitting(texts('rss', 'twitter', 'facebook', 'instagram')),
});

/** A link is named by what it shows. */
const named = v.pipe(
	v.custom<Readonly<Record<string, unknown>>>(isObject),
	v.transform((node) => ({ ...node, name: node.name ?? node.display_name ?? node._id })),
);

/** A node of a menu as apps read it that are built on the mobile SDKs of Arc XP. */
export const appSection: v.GenericSchema = v.pipe(named, v.object({ ...members.entries, children: v.lazy(() => list(appSection)) }));
