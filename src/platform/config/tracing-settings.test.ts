import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { keyValuesOf } from './tracing-settings.ts';

const read = (environment: Record<string, string>) => readConfig(['tn'], { PRIVATE_HOSTS: 'collector:4318', ...environment }).tracing;
const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318';

describe('the settings of traces', () => {
	it('are there when a collector is named', () => {
		expect(read({ OTEL_SERVICE_NAME: 'kiosco', OTEL_TRACES_SAMPLER: 'always_on' })).toBeUndefined();
		expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT })).toMatchObject({
			service: 'kiosco',
			sampler: 'parentbased_always_on',
			ratio: 1,
			resource: {},
		});
	});

	it('name the program by OTEL_SERVICE_NAME, else by the attributes', () => {
		const nameWith = (environment: Record<string, string>) => read({ OTEL_EXPORTER_OTLP_ENDPOINT, ...environment })?.service;
		const OTEL_RESOURCE_ATTRIBUTES = 'service.name=diarios';
		expect(nameWith({ OTEL_RESOURCE_ATTRIBUTES })).toBe('diarios');
		expect(nameWith({ OTEL_RESOURCE_ATTRIBUTES, OTEL_SERVICE_NAME: 'web' })).toBe('web');
	});

	it.each(['http://collector:4318', 'http://collector:4318/'])('send to v1/traces below %s', (endpoint) => {
		expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })?.url.href).toBe('http://collector:4318/v1/traces');
	});

	it('send to the address for traces as it is written', () => {
		const OTEL_EXPORTER_OTLP_TRACES_ENDPOINT = 'https://traces.example/in';
		expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT })?.url.href).toBe('https://traces.example/in');
	});

	it('have headers that no print shows, and pairs that are percent-encoded', () => {
		const OTEL_EXPORTER_OTLP_HEADERS = 'authorization=Bearer%20of-ours,x-team=web';
		const settings = read({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS, OTEL_RESOURCE_ATTRIBUTES: 'a=1%2C2' });
		expect(inspect(settings, { depth: 9 })).not.toContain('of-ours');
		expect(keyValuesOf(settings?.headers?.reveal() ?? '')).toEqual({ authorization: 'Bearer of-ours', 'x-team': 'web' });
		expect(settings?.resource).toEqual({ a: '1,2' });
	});

	it.each([
		['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://far.example:4318', 'must use https, or PRIVATE_HOSTS must name its host'],
		['OTEL_EXPORTER_OTLP_HEADERS', 'Bearer of-ours', 'must be like key=value,other=value'],
		['OTEL_EXPORTER_OTLP_HEADERS', 'a=100%', 'must be percent-encoded'],
		['OTEL_TRACES_SAMPLER', 'sometimes', 'must be always_on,'],
		['OTEL_TRACES_SAMPLER_ARG', '2', 'must be a number from 0 to 1'],
	])('are refused with %s=%s', (name, value, reason) => {
		expect(() => read({ [name]: value })).toThrow(`${name}: ${reason}`);
	});
});
