/** The facts in a fixture, which the reader has to find. */
export type Person = {
  name: string;
  title: string;
  place: string;
  email: string;
  phone: string;
  links: string[];
  summary: string;
  roles: { position: string; organization: string; period: string; done: string[] }[];
  education: { degree: string; institution: string; period: string }[];
  skills: string[];
};

export const mara: Person = {
  name: "Mara Lindqvist",
  title: "Data Engineer",
  place: "Berlin, Germany",
  email: "mara.lindqvist@example.com",
  phone: "+49 30 5550 0142",
  links: ["https://www.linkedin.com/in/mara-lindqvist", "https://github.com/maralindqvist"],
  summary: "Data engineer with eight years of experience in pipelines that run at night and are never looked at.",
  roles: [
    {
      position: "Senior Data Engineer",
      organization: "Nordwind GmbH",
      period: "Jan 2020 – Present",
      done: [
        "Moved 40 nightly jobs to one scheduler and cut their run time by half.",
        "Wrote the tests that now guard every table of the warehouse.",
      ],
    },
    {
      position: "Data Analyst",
      organization: "Kastell AG",
      period: "Mar 2016 – Dec 2019",
      done: ["Built the weekly report that the board reads.", "Taught twelve colleagues SQL."],
    },
  ],
  education: [
    { degree: "M.Sc. in Computer Science", institution: "Technical University of Berlin", period: "2013 – 2016" },
  ],
  skills: ["Python", "SQL", "Apache Airflow", "PostgreSQL"],
};

export const owen: Person = {
  name: "Owen Barrister",
  title: "Marketing Manager",
  place: "Denver, CO",
  email: "owen.barrister@example.org",
  phone: "(303) 555-0148",
  links: ["https://www.linkedin.com/in/owenbarrister"],
  summary: "Marketing manager who likes small budgets, honest copy and numbers that can be checked.",
  roles: [
    {
      position: "Marketing Manager",
      organization: "Summit Outfitters Inc.",
      period: "06/2019 – Present",
      done: ["Ran the launch of three product lines in two countries.", "Raised newsletter sign-ups by 38 percent."],
    },
    {
      position: "Marketing Coordinator",
      organization: "Bluebird Media LLC",
      period: "08/2015 – 05/2019",
      done: ["Planned the trade fair calendar.", "Kept the budget of every campaign in one sheet."],
    },
  ],
  education: [
    { degree: "Bachelor of Arts in Communication", institution: "University of Colorado", period: "2011 – 2015" },
  ],
  skills: ["SEO", "Google Analytics", "Copywriting", "HubSpot"],
};

export const jana: Person = {
  name: "Jana Köhler",
  title: "Projektleiterin",
  place: "München",
  email: "jana.koehler@example.de",
  phone: "+49 89 5550 0177",
  links: ["https://www.linkedin.com/in/jana-koehler"],
  summary: "Projektleiterin mit zehn Jahren Erfahrung im Maschinenbau und einem Blick für das Machbare.",
  roles: [
    {
      position: "Projektleiterin",
      organization: "Alpenwerk GmbH",
      period: "04/2018 – heute",
      done: ["Führte ein Team von neun Personen an zwei Standorten.", "Senkte die Durchlaufzeit um ein Viertel."],
    },
    {
      position: "Konstrukteurin",
      organization: "Isar Maschinenbau AG",
      period: "09/2013 – 03/2018",
      done: ["Zeichnete Baugruppen in CATIA.", "Betreute die Abnahme beim Kunden."],
    },
  ],
  education: [
    {
      degree: "Diplom-Ingenieurin Maschinenbau",
      institution: "Technische Universität München",
      period: "2008 – 2013",
    },
  ],
  skills: ["CATIA", "SAP", "MS Project", "Scrum"],
};

export const lucia: Person = {
  name: "Lucía Fernández Ortega",
  title: "Desarrolladora Web",
  place: "Madrid, España",
  email: "lucia.fernandez@example.es",
  phone: "+34 910 555 142",
  links: ["https://github.com/luciafo"],
  summary: "Desarrolladora web con seis años de experiencia en tiendas en línea y accesibilidad.",
  roles: [
    {
      position: "Desarrolladora Web",
      organization: "Tienda Clara S.L.",
      period: "02/2019 – Actualidad",
      done: ["Reduje el tiempo de carga a la mitad.", "Organicé las pruebas con usuarios."],
    },
    {
      position: "Programadora",
      organization: "Sistemas Duero S.A.",
      period: "09/2016 – 01/2019",
      done: ["Mantuve la intranet de una empresa de transporte.", "Escribí la documentación."],
    },
  ],
  education: [
    {
      degree: "Grado en Ingeniería Informática",
      institution: "Universidad Complutense de Madrid",
      period: "2012 – 2016",
    },
  ],
  skills: ["JavaScript", "React", "PHP", "MySQL"],
};
