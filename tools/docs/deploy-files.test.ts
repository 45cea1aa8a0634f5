/** The files that start several processes: what they say is known, the settings are the service's, and their parts find each other. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PATHS } from "@limpid/contract";
import { Type } from "typebox";
import { Errors } from "typebox/value";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readConfig } from "../../apps/server/src/config.ts";
import { SETTINGS } from "../../apps/server/src/settings.ts";

type Settings = Readonly<Record<string, string>>;

const PROBES: readonly string[] = [PATHS.health.path, PATHS.ready.path];

function read(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), "utf8");
}

/** Nothing but what is named. */
const only = <Fields extends Parameters<typeof Type.Object>[0]>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });
const words = Type.Record(Type.String(), Type.String());

function expectSettings(settings: Settings): void {
  expect(Object.keys(settings).filter((name) => !(name in SETTINGS))).toEqual([]);
  expect(readConfig(settings).role).toBe(settings.ROLE);
}

describe("compose.yaml", () => {
  const File = only({
    "x-limpid": Type.Unknown(),
    "x-settings": Type.Unknown(),
    services: Type.Record(
      Type.String(),
      Type.Partial(
        only({
          build: Type.String(),
          image: Type.String(),
          restart: Type.Literal("unless-stopped"),
          read_only: Type.Literal(true),
          tmpfs: Type.Array(Type.Literal("/tmp")),
          stop_grace_period: Type.String({ pattern: "^\\d+s$" }),
          depends_on: Type.Record(
            Type.String(),
            only({ condition: Type.Enum(["service_started", "service_healthy"]) }),
          ),
          environment: words,
          deploy: only({ replicas: Type.Integer({ minimum: 1 }) }),
          ports: Type.Array(Type.String({ pattern: "^([\\d.]+:)?\\d+:\\d+$" })),
          volumes: Type.Array(Type.String({ pattern: "^[a-z]+:/[a-z/]+$" })),
          configs: Type.Array(only({ source: Type.String(), target: Type.String() })),
          healthcheck: only({
            test: Type.Array(Type.String()),
            interval: Type.String(),
            timeout: Type.String(),
            retries: Type.Integer(),
          }),
        }),
      ),
    ),
    configs: Type.Record(Type.String(), only({ content: Type.String() })),
    volumes: Type.Record(Type.String(), Type.Null()),
  });
  const file = parse(read("compose.yaml"), { merge: true }) as Type.Static<typeof File>;

  it("says nothing that is not known", () => {
    expect([...Errors(File, file)]).toEqual([]);
  });

  it.each(["web", "worker", "reasoner"])("starts a %s with settings that the service takes", (role) => {
    const environment = file.services[role]?.environment ?? {};
    const given = Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{(\w+):[^}]*\}/, word)]);
    expectSettings(Object.fromEntries(given) as Settings);
    expect(environment.ROLE).toBe(role);

    /** Fills in a variable as the environment of `docker compose` would. */
    function word(_: string, name: string): string {
      return name === "PUBLIC_URL" ? "http://localhost:8080" : "secret";
    }
  });

  it("names services, volumes and configs that there are", () => {
    const services = Object.values(file.services);
    expect(services.flatMap(({ depends_on }) => Object.keys(depends_on ?? {})).every(isService)).toBe(true);
    const volumes = services.flatMap((service) => service.volumes ?? []).map((volume) => volume.split(":")[0]);
    expect([...new Set(volumes)].sort()).toEqual(Object.keys(file.volumes).sort());
    const configs = services.flatMap((service) => service.configs ?? []).map(({ source }) => source);
    expect(configs).toEqual(Object.keys(file.configs));
    const passedOn = [...(file.configs.proxy?.content ?? "").matchAll(/http:\/\/(\w+):(\d+)/g)];
    expect(passedOn.map(([, service, port]) => [isService(service ?? ""), port])).toEqual([
      [true, SETTINGS.PORT.fallback],
    ]);

    function isService(name: string): boolean {
      return name in file.services;
    }
  });
});

describe("deploy/kubernetes.yaml", () => {
  const labels = only({ app: Type.Literal("limpid"), role: Type.String() });
  const probe = Type.Partial(
    only({
      httpGet: only({ path: Type.String(), port: Type.Literal("http") }),
      periodSeconds: Type.Integer(),
      timeoutSeconds: Type.Integer(),
      failureThreshold: Type.Integer(),
    }),
  );
  const amounts = Type.Partial(only({ cpu: Type.String(), memory: Type.String(), storage: Type.String() }));
  const Container = only({
    name: Type.String(),
    image: Type.String(),
    securityContext: only({
      allowPrivilegeEscalation: Type.Literal(false),
      readOnlyRootFilesystem: Type.Literal(true),
      capabilities: only({ drop: Type.Tuple([Type.Literal("ALL")]) }),
    }),
    env: Type.Array(only({ name: Type.String(), value: Type.String() })),
    envFrom: Type.Optional(
      Type.Array(
        Type.Partial(only({ configMapRef: only({ name: Type.String() }), secretRef: only({ name: Type.String() }) })),
      ),
    ),
    ports: Type.Array(only({ name: Type.Literal("http"), containerPort: Type.Integer() })),
    volumeMounts: Type.Optional(Type.Array(only({ name: Type.String(), mountPath: Type.String() }))),
    startupProbe: Type.Optional(probe),
    livenessProbe: probe,
    readinessProbe: probe,
    resources: only({ requests: amounts, limits: amounts }),
  });
  const Deployment = only({
    replicas: Type.Integer({ minimum: 1 }),
    selector: only({ matchLabels: labels }),
    template: only({
      metadata: only({ labels }),
      spec: only({
        terminationGracePeriodSeconds: Type.Optional(Type.Integer({ minimum: 20 })),
        securityContext: Type.Partial(
          only({
            runAsNonRoot: Type.Literal(true),
            runAsUser: Type.Integer({ minimum: 1 }),
            fsGroup: Type.Integer(),
            fsGroupChangePolicy: Type.Literal("OnRootMismatch"),
          }),
        ),
        containers: Type.Array(Container, { minItems: 1, maxItems: 1 }),
        volumes: Type.Array(
          Type.Union([
            only({ name: Type.String(), persistentVolumeClaim: only({ claimName: Type.String() }) }),
            only({ name: Type.String(), emptyDir: only({}) }),
          ]),
        ),
      }),
    }),
  });
  const KINDS = {
    ConfigMap: "v1",
    PersistentVolumeClaim: "v1",
    Deployment: "apps/v1",
    Service: "v1",
    PodDisruptionBudget: "policy/v1",
    Ingress: "networking.k8s.io/v1",
  } as const;
  interface Part {
    readonly apiVersion: string;
    readonly kind: keyof typeof KINDS;
    readonly metadata: { readonly name: string };
    readonly data?: Settings;
    readonly spec: unknown;
  }
  const parts = parseAllDocuments(read("deploy/kubernetes.yaml")).map((document) => document.toJS() as Part);
  const of = (kind: Part["kind"]): Part[] => parts.filter((part) => part.kind === kind);
  const deployments = of("Deployment").map(({ metadata, spec }) => {
    return { name: metadata.name, spec: spec as Type.Static<typeof Deployment> };
  });
  const namesOf = (kind: Part["kind"]): string[] => of(kind).map(({ metadata }) => metadata.name);

  it("says nothing that is not known", () => {
    expect(parts.map(({ kind, apiVersion }) => [kind, apiVersion])).toEqual(
      parts.map(({ kind }) => [kind, KINDS[kind]]),
    );
    for (const { spec } of deployments) expect([...Errors(Deployment, spec)]).toEqual([]);
    const all = parts.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(deployments)(
    "starts $name with settings that the service takes, and looks whether it is well",
    ({ name, spec }) => {
      const { template } = spec;
      const [container] = template.spec.containers;
      const own = Object.fromEntries((container?.env ?? []).map((each) => [each.name, each.value]));
      const shared = (container?.envFrom ?? []).flatMap(({ configMapRef }) =>
        of("ConfigMap").flatMap(({ metadata, data }) =>
          metadata.name === configMapRef?.name ? Object.entries(data ?? {}) : [],
        ),
      );
      const secret = container?.envFrom?.some(({ secretRef }) => secretRef?.name === "limpid") === true;
      expectSettings({
        ...Object.fromEntries(shared),
        ...(secret && { DATABASE_URL: "postgres://limpid:secret@database/limpid" }),
        ...own,
      });
      expect(name).toBe(`limpid-${own.ROLE}`);
      const port = own.ROLE === "reasoner" ? own.REASONER_PORT : SETTINGS.PORT.fallback;
      expect(container?.ports.map(({ containerPort }) => String(containerPort))).toEqual([port]);
      for (const each of [container?.startupProbe, container?.livenessProbe, container?.readinessProbe])
        if (each !== undefined) expect(PROBES).toContain(each.httpGet?.path);
      expect(template.metadata.labels).toEqual(spec.selector.matchLabels);
      const { volumes } = template.spec;
      expect(container?.volumeMounts?.map(({ name: mounted }) => mounted)).toEqual(
        volumes.map((volume) => volume.name),
      );
      for (const volume of volumes)
        if ("persistentVolumeClaim" in volume)
          expect(namesOf("PersistentVolumeClaim")).toContain(volume.persistentVolumeClaim.claimName);
    },
  );

  it("sends requests to processes that there are", () => {
    const roles = deployments.map(({ spec }) => spec.selector.matchLabels);
    for (const { spec } of of("Service")) expect(roles).toContainEqual((spec as { selector: unknown }).selector);
    const [ingress] = of("Ingress");
    expect(
      namesOf("Service").some((name) => JSON.stringify(ingress?.spec).includes(`"service":{"name":"${name}"`)),
    ).toBe(true);
  });
});

describe("the variants with a bucket", () => {
  const WORDS: Settings = {
    STORE_URL: "s3://bucket/prefix",
    STORE_ENDPOINT: "",
    STORE_REGION: "",
    AWS_ACCESS_KEY_ID: "key",
    AWS_SECRET_ACCESS_KEY: "secret",
  };
  const withDatabase = (settings: Settings) => ({
    ...settings,
    DATABASE_URL: "postgres://limpid:secret@database/limpid",
  });

  it("give web and worker of compose.yaml settings that the service takes, and a volume each", () => {
    const { services } = parse(read("deploy/compose.bucket.yaml"), { merge: true, logLevel: "error" }) as {
      readonly services: Readonly<Record<string, { readonly environment: Settings; readonly volumes: string[] }>>;
    };
    const base = parse(read("compose.yaml"), { merge: true }) as { readonly services: object };
    expect(Object.keys(services)).toEqual(["web", "worker"]);
    for (const [name, { environment, volumes }] of Object.entries(services)) {
      expect([name in base.services, volumes]).toEqual([true, ["/data"]]);
      const given = Object.entries(environment).map(([key, value]) => [key, value.replace(/\$\{(\w+):[^}]*\}/, word)]);
      expect(readConfig(withDatabase(Object.fromEntries(given))).store).toMatchObject({ bucket: "bucket" });
    }
    function word(_: string, key: string): string {
      return WORDS[key] ?? "unknown";
    }
  });

  it("patch what kubernetes.yaml has, with settings that the service takes", () => {
    const { resources, patches } = parse(read("deploy/kustomization.yaml")) as {
      readonly resources: string[];
      readonly patches: readonly { readonly patch: string; readonly target?: { readonly name: string } }[];
    };
    expect(resources).toEqual(["kubernetes.yaml"]);
    const all = parseAllDocuments(read("deploy/kubernetes.yaml")).map((document) => document.toJS() as Patched);
    const names = all.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    const named = patches.flatMap(({ patch, target }) => (target === undefined ? [parse(patch) as Patched] : []));
    expect(named.every(({ kind, metadata }) => names.includes(`${kind} ${metadata.name}`))).toBe(true);
    const settings = named.find(({ kind }) => kind === "ConfigMap")?.data ?? {};
    expect(readConfig(withDatabase(settings)).store).toMatchObject({ bucket: "limpid", prefix: "files/" });
    const target = new RegExp(`^Deployment ${patches.find((patch) => patch.target)?.target?.name}$`);
    expect(names.filter((name) => target.test(name))).toEqual(["Deployment limpid-web", "Deployment limpid-worker"]);
  });
});

interface Patched {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Settings;
}
