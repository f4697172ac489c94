import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse, parseAllDocuments } from 'yaml';

/** The text of a file of `deploy/`. */
export const deployed = (path: string): string => readFileSync(join('deploy', path), 'utf8');

/** The files of `deploy/` with this ending. */
export const deployedFiles = (ending: string): readonly string[] =>
	readdirSync('deploy', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));

/** What is wrong with a YAML file. */
export const yamlProblems = (path: string): readonly string[] =>
	parseAllDocuments(deployed(path), { merge: true }).flatMap((one) => [...one.errors, ...one.warnings].map(({ message }) => message));

const program = v.object({
	environment: v.record(v.string(), v.string()),
	read_only: v.literal(true),
	cap_drop: v.tuple([v.literal('ALL')]),
	stop_grace_period: v.string(),
});

/** The first process of the Compose file, which must run without privileges. */
export const composeProgram = v.parse(
	v.object({ services: v.object({ 'web-1': program }) }),
	parse(deployed('compose/compose.yaml'), { merge: true }),
).services['web-1'];

const probe = v.object({ httpGet: v.object({ path: v.string(), port: v.literal('http') }) });

const container = v.object({
	ports: v.tuple([v.object({ name: v.literal('http'), containerPort: v.number() })]),
	startupProbe: probe,
	readinessProbe: probe,
	livenessProbe: probe,
	securityContext: v.object({ allowPrivilegeEscalation: v.literal(false), readOnlyRootFilesystem: v.literal(true) }),
});

const pod = v.object({
	terminationGracePeriodSeconds: v.number(),
	securityContext: v.object({ runAsNonRoot: v.literal(true), runAsUser: v.number(), fsGroup: v.number() }),
	containers: v.tuple([container]),
});

/** The pod of the Kubernetes base, which must run without privileges. */
export const kubernetesPod = v.parse(
	v.object({ spec: v.object({ template: v.object({ spec: pod }) }) }),
	parse(deployed('kubernetes/deployment.yaml')),
).spec.template.spec;

const kustomization = v.object({
	resources: v.array(v.string()),
	configMapGenerator: v.tuple([v.object({ literals: v.array(v.string()) })]),
});

export const kubernetesBase = v.parse(kustomization, parse(deployed('kubernetes/kustomization.yaml')));

/** `NAME=value` lines of a text, as an object. */
export const assignments = (text: string): Readonly<Record<string, string>> =>
	Object.fromEntries([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
