/** Technologies that follow a project's title: "Chat App – React, Node.js". */
export const technologies = new Set(
  "ajax android angular ansible apollo arduino asp.net astro aws azure bash bootstrap c c# c++ cassandra celery cmake css css3 cuda cypress d3 d3.js dart deno django docker electron elasticsearch elixir embedded esp32 excel expo express express.js expressjs fastapi figma firebase flask flutter gatsby gcp git go godot golang grafana graphql haskell helm heroku html html5 ios java javascript jenkins jest jquery julia junit kafka keras kotlin kubernetes laravel linux lua matlab material-ui mern mean mongodb mongoose mysql nestjs netlify next next.js nextjs nginx nlp node node.js nodejs numpy nuxt nuxt.js oauth objective-c opencv openai opengl oracle pandas perl php playwright postgres postgresql postman power-bi prisma prometheus pygame pyqt pyspark python pytorch r rabbitmq rails raspberry-pi react react-native react.js reactjs redis redux rest rspec ruby rust sass scala scikit-learn scipy scrapy selenium shell socket.io solidity spark spring spring-boot sql sqlalchemy sqlite stm32 streamlit stripe supabase svelte swift swiftui tableau tailwind tailwindcss tensorflow terraform three.js tkinter typescript unity unreal vercel verilog vhdl vite vue vue.js vuejs webassembly webgl webpack websocket websockets xgboost .net"
    .split(" ")
    .map((name) => name.replace("-", " ")),
);

/** More languages for computers. Some are also everyday words or names. Sorted. */
export const programmingLanguages = new Set(
  "abap|ada|apex|assembly|cobol|delphi|erlang|f#|fortran|groovy|labview|lisp|ocaml|pascal|pl/sql|powershell|prolog|sas|scheme|scratch|spss|stata|t-sql|tcl|vb.net|vba|visual basic|xml|xslt|yaml".split(
    "|",
  ),
);
