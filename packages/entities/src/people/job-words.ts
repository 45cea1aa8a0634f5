/** Words by which a text is a job title, in seven languages, folded; and words for how senior somebody is. */

export const JOB_WORDS: ReadonlySet<string> = new Set(
  (
    "manager director engineer developer analyst assistant consultant specialist coordinator officer administrator supervisor technician teacher professor lecturer instructor nurse doctor physician surgeon dentist pharmacist therapist psychologist counselor counsellor advisor adviser architect designer artist writer editor journalist reporter photographer producer programmer scientist researcher chemist biologist physicist statistician economist accountant auditor bookkeeper cashier clerk secretary receptionist representative salesperson salesman agent broker banker trader buyer planner scheduler dispatcher driver pilot operator mechanic electrician plumber carpenter welder machinist foreman worker laborer labourer builder painter roofer mason janitor cleaner housekeeper cook chef waiter waitress bartender barista baker butcher farmer gardener guard firefighter paramedic lawyer attorney paralegal judge librarian curator translator interpreter trainer coach recruiter intern trainee apprentice fellow associate executive president chairman chairwoman chairperson founder owner partner principal head chief lead leader vp ceo cfo cto coo cio cmo expert professional practitioner strategist marketer merchandiser tester inspector assessor investigator detective sergeant lieutenant captain soldier sailor actor actress singer musician dancer model athlete jockey priest pastor minister monk mayor senator governor ambassador diplomat superintendent caretaker nanny tutor dean provost registrar underwriter adjuster appraiser actuary buyer optician optometrist radiographer midwife veterinarian groomer stylist hairdresser barber beautician tailor seamstress jeweler potter printer publisher evangelist generalist handler packer picker loader porter courier postman steward stewardess conductor surveyor geologist geographer historian sociologist anthropologist archaeologist linguist mathematician astronomer comptroller controller treasurer paraprofessional aide helper attendant host hostess member staff crew captain volunteer student retired unemployed " +
    "leiter leiterin geschaftsfuhrer geschaftsfuhrerin mitarbeiter mitarbeiterin sachbearbeiter sachbearbeiterin ingenieur ingenieurin entwickler entwicklerin lehrer lehrerin arzt arztin krankenschwester pfleger pflegerin berater beraterin verkaufer verkauferin kaufmann kauffrau buchhalter buchhalterin sekretar sekretarin techniker technikerin mechaniker mechanikerin elektriker schreiner tischler maurer koch kochin kellner kellnerin backer metzger fahrer fahrerin anwalt anwaltin richter richterin notar architekt architektin gestalter forscher wissenschaftler professor assistent assistentin referent referentin praktikant praktikantin lehrling auszubildender vorstand direktor direktorin beamter beamtin polizist polizistin gartner landwirt bauer hausmeister reinigungskraft erzieher erzieherin informatiker informatikerin kundenberater projektleiter " +
    "directeur directrice responsable gestionnaire ingenieur ingenieure developpeur developpeuse technicien technicienne infirmier infirmiere medecin avocat avocate comptable secretaire vendeur vendeuse conseiller conseillere consultant consultante professeur enseignant enseignante instituteur institutrice chercheur chercheuse assistant assistante cuisinier cuisiniere serveur serveuse boulanger boucher chauffeur ouvrier ouvriere electricien plombier menuisier macon agriculteur jardinier gardien redacteur redactrice traducteur charge chargee chef stagiaire apprenti employe employee cadre coiffeur coiffeuse pharmacien pharmacienne gerant gerante commercial commerciale " +
    "gerente director directora ingeniero ingeniera desarrollador desarrolladora analista asistente consultor consultora especialista coordinador coordinadora administrador administradora supervisor supervisora tecnico tecnica profesor profesora maestro maestra enfermero enfermera medico medica abogado abogada contador contadora secretario secretaria vendedor vendedora cocinero cocinera camarero camarera panadero conductor chofer obrero obrera electricista fontanero carpintero albanil agricultor jardinero redactor traductor jefe jefa encargado encargada becario aprendiz empleado empleada auxiliar operario operaria investigador investigadora " +
    "diretor diretora engenheiro engenheira desenvolvedor desenvolvedora assistente especialista coordenador coordenadora tecnico professor professora enfermeiro enfermeira advogado advogada contador secretario vendedor vendedora cozinheiro cozinheira garcom padeiro motorista operario eletricista encanador carpinteiro pedreiro agricultor jardineiro redator tradutor chefe estagiario aprendiz funcionario pesquisador pesquisadora " +
    "direttore direttrice ingegnere sviluppatore sviluppatrice analista assistente consulente specialista coordinatore coordinatrice amministratore responsabile tecnico insegnante professore professoressa infermiere infermiera medico avvocato commercialista ragioniere segretario segretaria venditore venditrice commesso commessa cuoco cuoca cameriere cameriera panettiere autista operaio operaia elettricista idraulico falegname muratore agricoltore giardiniere redattore traduttore capo tirocinante apprendista impiegato impiegata ricercatore ricercatrice addetto addetta " +
    "directeur ingenieur ontwikkelaar adviseur medewerker medewerkster beheerder leraar lerares docent docente verpleegkundige arts advocaat boekhouder accountant secretaresse verkoper verkoopster kok ober bakker slager chauffeur arbeider elektricien loodgieter timmerman metselaar boer tuinman redacteur vertaler hoofd stagiair leerling onderzoeker monteur leidinggevende teamleider projectleider"
  ).split(" "),
);

/** Ends of German and Dutch compounds: Projektleiter, Softwareentwickler, projectmedewerker. */
export const JOB_ENDS: readonly string[] = [
  "leiter",
  "leiterin",
  "entwickler",
  "entwicklerin",
  "berater",
  "beraterin",
  "ingenieur",
  "ingenieurin",
  "techniker",
  "mechaniker",
  "lehrer",
  "lehrerin",
  "arzt",
  "arztin",
  "kaufmann",
  "kauffrau",
  "assistent",
  "assistentin",
  "angestellter",
  "angestellte",
  "medewerker",
  "beheerder",
  "fuhrer",
  "pfleger",
  "pflegerin",
  "meister",
];

export const SENIORITIES: readonly (readonly [seniority: string, pattern: RegExp])[] = [
  [
    "executive",
    /\b(?:chief|ceo|cfo|cto|coo|cio|cmo|president|vp|vice president|svp|evp|founder|owner|geschäftsführer(?:in)?|vorstand|pdg)\b/i,
  ],
  [
    "director",
    /\b(?:director|directora|direktor(?:in)?|directeur|directrice|diretora?|direttore|direttrice|head of|dean)\b/i,
  ],
  [
    "lead",
    /\b(?:lead|leader|principal|manager|gerente|leiter(?:in)?|responsable|responsabile|chef de|supervisor|teamleider)\b/i,
  ],
  ["senior", /\b(?:senior|sr|sénior|sênior)\b/i],
  ["junior", /\b(?:junior|jr|júnior|assistant|associate)\b/i],
  [
    "trainee",
    /\b(?:intern|trainee|apprentice|praktikant(?:in)?|stagiaire|becario|aprendiz|tirocinante|stagiair|lehrling|azubi|estagiário)\b/i,
  ],
];
