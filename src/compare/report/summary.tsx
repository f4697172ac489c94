import { Fragment } from 'react';
import { severities } from '../differences/difference.ts';
import type { TemplateCounts } from './template-counts.ts';

type Counts = Omit<TemplateCounts, 'template'>;

type SummaryProps = { readonly all: Counts; readonly templates: readonly TemplateCounts[]; readonly unknown: number };

/** How many pages are equal and how many differ, in all and by template. */
export function Summary({ all, templates, unknown }: SummaryProps) {
	return (
		<section>
			<h2>Pages</h2>
			<ul className="tiles">
				<Tile count={all.pages} label="compared" />
				<Tile count={all.equal} label="equal" name="equal" />
				{severities.map((severity) => (
					<Tile key={severity} count={all[severity]} label={`with a ${severity} difference`} name={severity} />
				))}
			</ul>
			<div className="scroll">
				<table>
					<thead>
						<tr>
							<th scope="col">Template</th>
							<th scope="col">Pages</th>
							<th scope="col">Equal</th>
							{severities.map((severity) => (
								<th key={severity} scope="col">
									{severity[0]?.toUpperCase() + severity.slice(1)}
								</th>
							))}
							<th scope="col" className="bars">
								<span className="unseen">Share</span>
							</th>
						</tr>
					</thead>
					<tbody>
						{templates.map((counts) => (
							<TemplateRow key={counts.template} {...counts} />
						))}
					</tbody>
				</table>
			</div>
			<p className="note">
				A page counts once, by its most costly difference.
				{unknown > 0 && ` Left out: ${unknown} that the old site does not answer with a page either.`}
			</p>
		</section>
	);
}

function Tile({ count, label, name = 'all' }: { readonly count: number; readonly label: string; readonly name?: string }) {
	return (
		<li className={`tile ${name}`}>
			<strong>{count.toLocaleString('en')}</strong> {label}
		</li>
	);
}

function TemplateRow(counts: TemplateCounts) {
	return (
		<tr>
			<th scope="row">
				<Template name={counts.template} />
			</th>
			<td>{counts.pages}</td>
			{(['equal', ...severities] as const).map((name) => (
				<td key={name} className={counts[name] > 0 ? name : 'zero'}>
					{counts[name]}
				</td>
			))}
			<td className="bars">
				<span className="bar" aria-hidden="true">
					{([...severities, 'equal'] as const).map(
						(name) => counts[name] > 0 && <i key={name} className={name} style={{ flexGrow: counts[name] }} />,
					)}
				</span>
			</td>
		</tr>
	);
}

/** A path that breaks after its slashes. */
export function Place({ path }: { readonly path: string }) {
	return (
		<code>
			{path.split(/(?<=\/)/).map((part, index) => (
				<Fragment key={index}>
					{part}
					<wbr />
				</Fragment>
			))}
		</code>
	);
}

/** A template's kind and the shape of its addresses. */
export function Template({ name }: { readonly name: string }) {
	const [kind = '', ...shape] = name.split(' ');
	return (
		<span className="template">
			{kind} <Place path={shape.join(' ')} />
		</span>
	);
}
