// SQL functions that queries call.

/**
 * The two queries whose plan must not depend on table statistics: PGlite never gathers any, and no server has them right after an
 * import. A function carries its planner settings, which leave the planner one plan.
 */
export const functions = [
	// Reads the index of each list from the newest row on, until there are enough.
	`create function content.listed(of_brand text, lists text[], must text[], one_of text[], none_of text[], without text[],
		at timestamptz, most integer)
	returns table (id text, displayed_at timestamptz) language sql stable
	set enable_seqscan = off set enable_bitmapscan = off set jit = off as $$
		select distinct found.id, found.displayed_at from unnest(lists) as list (term) cross join lateral (
			select t.id, t.displayed_at from content.placement_term as t
			where t.brand = of_brand and t.term = list.term and t.visible_from <= at and (t.visible_to is null or t.visible_to > at)
				and t.terms @> must and (cardinality(one_of) = 0 or t.terms && one_of) and not t.terms && none_of and t.id <> all(without)
			order by t.displayed_at desc, t.id desc limit most
		) as found order by displayed_at desc, id desc limit most
	$$`,
	// Uses the index of words, which is fast for any word. A scan would unpack the words of every story.
	`create function content.matched(of_brand text, asked tsquery, of_section text, at timestamptz, most integer)
	returns table (id text, displayed_at timestamptz, words tsvector) language sql stable
	set enable_seqscan = off set enable_indexscan = off set jit = off as $$
		select s.id, s.displayed_at, s.words from content.search_entry as s
		where s.words @@ asked and s.brand = of_brand and s.visible_from <= at and (s.visible_to is null or s.visible_to > at)
			and (of_section is null or of_section = any(s.sections))
		order by s.displayed_at desc, s.id desc limit most
	$$`,
] as const;

/** Several lists at once, each described by an object of `asked`. JIT is off: compiling would take longer than the whole query. */
export const listsAtOnce = `create function content.listings(of_brand text, asked jsonb, at timestamptz)
	returns table (number integer, id text, path text, revision text) language sql stable
	set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
		select ask.number, p.id, p.path, p.revision
		from jsonb_to_recordset(asked) as ask
			(number integer, lists text[], must text[], one_of text[], none_of text[], without text[], size integer, skipped integer)
		cross join lateral (
			select found.id, found.displayed_at
			from content.listed(of_brand, ask.lists, ask.must, ask.one_of, ask.none_of, ask.without, at, ask.skipped + ask.size) as found
			order by found.displayed_at desc, found.id desc offset ask.skipped
		) as page
		join content.placement as p on p.brand = of_brand and p.id = page.id
		order by ask.number, page.displayed_at desc, page.id desc
	$$`;
