import type { ReactNode } from 'react';
import { asNamed, type OneSite } from '../addresses/one-site.ts';
import { differenceKinds, severities } from '../differences/difference.ts';
import { changeBetween } from './change-between.ts';
import type { Group, PageDifference } from './group-differences.ts';
import { Place, Template } from './summary.tsx';

/** How many pages of a group are shown at once, and on request; the list of all differences has the others. */
const [first, most] = [2, 20];

type DifferencesProps = { readonly groups: readonly Group[]; readonly site: OneSite };

/** All groups, with a filter. Without scripts there is no filter, and all of them are shown. */
export function Differences({ groups, site }: DifferencesProps) {
	const templates = [...new Set(groups.map(({ template }) => template))];
	return (
		<section>
			<h2>Differences</h2>
			<p>
				The most costly first. Each one of each page is in <a href="differences.csv">differences.csv</a> and{' '}
				<a href="differences.ndjson">differences.ndjson</a>.
			</p>
			<form className="filter" hidden>
				{severities.map((severity) => (
					<label key={severity} className={`check ${severity}`}>
						<input type="checkbox" name="severity" value={severity} defaultChecked /> {severity}
					</label>
				))}
				<select name="template" aria-label="Template">
					<option value="">All templates</option>
					{templates.map((template) => (
						<option key={template}>{template}</option>
					))}
				</select>
				<input type="search" name="words" placeholder="Address or words" aria-label="Address or words" />
				<output />
			</form>
			{groups.map((group) => (
				<GroupCard key={`${group.template} ${group.kind} ${JSON.stringify(group.change)}`} group={group} site={site} />
			))}
		</section>
	);
}

function GroupCard({ group, site }: { readonly group: Group; readonly site: OneSite }) {
	const { kind, severity, template, change, differences, pages, ofPages } = group;
	const { title, advice } = differenceKinds[kind];
	const others = differences.slice(first, most);
	const isSaid = change !== undefined && differences.every(({ old, new: is }) => old === change.old && is === change.new);
	return (
		<article className={`group ${severity}`} data-severity={severity} data-template={template}>
			<h3>
				<span className="severity">{severity}</span> {title}
			</h3>
			<p className="where">
				<strong>{pages === ofPages && pages > 1 ? `All ${pages}` : `${pages} of ${ofPages}`}</strong> {ofPages === 1 ? 'page' : 'pages'} of{' '}
				<Template name={template} />
			</p>
			{change && <SharedChange {...change} />}
			<Advice text={advice} />
			<Pairs differences={differences.slice(0, first)} site={site} isSaid={isSaid} />
			{others.length > 0 && (
				<details>
					<summary>
						{others.length === differences.length - first
							? `${others.length} more`
							: `${others.length} more of ${differences.length - first}`}
					</summary>
					<Pairs differences={others} site={site} isSaid={isSaid} />
				</details>
			)}
		</article>
	);
}

/** What to do about a difference; backticks mark names of HTML and JSON-LD. */
function Advice({ text }: { readonly text: string }) {
	const parts = text.split('`');
	return <p className="advice">{parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</p>;
}

/** The change that all pages of a group share. */
function SharedChange({ old, new: is }: { readonly old: string; readonly new: string }) {
	return (
		<p className="change">
			In each: <del>{old.trim() || 'nothing'}</del> → <ins>{is.trim() || 'nothing'}</ins>
		</p>
	);
}

type PairsProps = {
	readonly differences: readonly PageDifference[];
	readonly site: OneSite;
	/** Whether all pages of the group have the same values, which the group shows once. */
	readonly isSaid: boolean;
};

function Pairs({ differences, site, isSaid }: PairsProps) {
	return (
		<ul className="pairs">
			{differences.map((difference, index) => (
				<li key={index}>
					<p className="address">
						<Place path={site.shown(difference.address)} />
						<span className="links">
							{asNamed(difference.address) === difference.address && <a href={difference.address}>old</a>}{' '}
							<a href={site.onNew(difference.address)}>new</a>
						</span>
					</p>
					{!isSaid && <Sides {...difference} />}
				</li>
			))}
		</ul>
	);
}

/** The old and the new value of one page, with the differing part marked. */
function Sides({ old, new: is }: PageDifference) {
	const { before, after, ...change } = changeBetween(old, is);
	return (
		<dl className="sides">
			<Side name="Old" before={before} after={after}>
				{change.old !== '' && <del>{change.old}</del>}
			</Side>
			<Side name="New" before={before} after={after}>
				{change.new !== '' && <ins>{change.new}</ins>}
			</Side>
		</dl>
	);
}

type SideProps = { readonly name: string; readonly before: string; readonly after: string; readonly children: ReactNode };

/** One value: the common beginning, the differing part, the common end. */
function Side({ name, before, after, children }: SideProps) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>
				{before}
				{children}
				{after}
			</dd>
		</div>
	);
}
